export default function BasicButton() {
  return null;
}
