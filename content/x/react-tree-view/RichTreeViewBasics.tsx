import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const families = [
  {
    id: 'rose',
    label: 'Rose family',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'plum', label: 'Plum' },
      { id: 'raspberry', label: 'Raspberry' },
    ],
  },
  {
    id: 'beech',
    label: 'Beech family',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'chestnut', label: 'Chestnut' },
    ],
  },
];

export default function RichTreeViewBasics() {
  return (
    <RichTreeView
      aria-label="Plant families"
      items={families}
      defaultExpandedItems={['rose']}
      sx={{ minHeight: 220 }}
    />
  );
}
