import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const families = [
  {
    id: 'rosaceae',
    label: 'Rosaceae',
    children: [
      { id: 'malus', label: 'Malus' },
      { id: 'prunus', label: 'Prunus' },
      { id: 'rubus', label: 'Rubus' },
    ],
  },
  {
    id: 'fagaceae',
    label: 'Fagaceae',
    children: [
      { id: 'quercus', label: 'Quercus' },
      { id: 'fagus', label: 'Fagus' },
    ],
  },
];

export default function RichTreeViewBasics() {
  return (
    <RichTreeView
      aria-label="Plant families"
      items={families}
      defaultExpandedItems={['rosaceae']}
      sx={{ minHeight: 220 }}
    />
  );
}
