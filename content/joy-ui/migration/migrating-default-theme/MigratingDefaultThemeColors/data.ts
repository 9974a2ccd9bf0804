const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

const range = (colors: string) =>
  Object.fromEntries(
    colors.split(' ').map((color, index) => [shades[index], `#${color}`]),
  );

export const palette = {
  primary: range(
    'F4FAFF DDF1FF ADDBFF 6FB6FF 3990FF 096BDE 054DA7 02367D 072859 00153C',
  ),
  neutral: range(
    'F7F7F8 EBEBEF D8D8DF B9B9C6 8F8FA3 73738C 5A5A72 434356 25252D 131318',
  ),
  danger: range(
    'FFF8F6 FFE9E8 FFC7C5 FF9192 FA5255 D3232F A10E25 77061B 580013 39000D',
  ),
  success: range(
    'F3FEF5 D7F5DD 77EC95 4CC76E 2CA24D 1A7D36 0F5D26 034318 002F0F 001D09',
  ),
  warning: range(
    'FFF8C5 FAE17D EAC54F D4A72C BF8700 9A6700 7D4E00 633C01 4D2D00 3B2300',
  ),
};
