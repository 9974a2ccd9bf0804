import { Fragment, useId, useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const boats = [
  {
    name: 'Halcyon',
    berth: 15,
    log: ['05:35 Arrived with a torn sail', '09:40 Moved to berth 15'],
  },
  {
    name: 'Ragna II',
    berth: 12,
    log: ['07:25 Refueled at the fish dock', '16:10 Left on the ebb tide'],
  },
];

export default function TableExpandableRows() {
  const id = useId();
  const [open, setOpen] = useState('Halcyon');

  return (
    <Table aria-label="Boats in the harbor">
      <thead>
        <tr>
          <th style={{ width: 48 }}>Log</th>
          <th>Boat</th>
          <th>Berth</th>
        </tr>
      </thead>
      <tbody>
        {boats.map(({ name, berth, log }) => {
          const isOpen = name === open;
          return (
            <Fragment key={name}>
              <tr>
                <td>
                  <IconButton
                    size="sm"
                    aria-label={`Log of ${name}`}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}${berth}` : undefined}
                    onClick={() => setOpen(isOpen ? '' : name)}
                  >
                    <KeyboardArrowDownIcon
                      sx={{ rotate: isOpen ? '180deg' : 'none' }}
                    />
                  </IconButton>
                </td>
                <td>{name}</td>
                <td>{berth}</td>
              </tr>
              {isOpen && (
                <tr id={`${id}${berth}`}>
                  <td colSpan={3} style={{ paddingInlineStart: 56 }}>
                    {log.map((entry) => (
                      <div key={entry}>{entry}</div>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}
