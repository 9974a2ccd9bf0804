import Box from '@mui/material/Box';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const rain = [88, 104, 126, 118, 79, 71];
const spring = [14, 17, 22, 21, 12, 9];

export default function ChartComposition() {
  return (
    <ChartsDataProvider
      enableKeyboardNavigation
      height={280}
      xAxis={[{ id: 'month', data: months, scaleType: 'band' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'flow', label: 'Spring (l/min)', position: 'right' },
      ]}
      series={[
        { type: 'bar', data: rain, label: 'Rain', yAxisId: 'rain' },
        { type: 'line', data: spring, label: 'Spring', yAxisId: 'flow' },
      ]}
    >
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <ChartsLegend />
      </Box>
      <ChartsSurface
        title="Rain and spring water"
        desc="Both the rain and the flow of the spring peak in July."
      >
        <ChartsGrid horizontal />
        <BarPlot borderRadius={4} />
        <LinePlot />
        <MarkPlot />
        <FocusedBar />
        <FocusedLineMark />
        <ChartsReferenceLine axisId="rain" y={140} label="Path floods" />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="flow" />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartsDataProvider>
  );
}
