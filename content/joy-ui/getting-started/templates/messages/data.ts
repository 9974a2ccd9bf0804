import type { ElementType } from 'react';
import BlenderIcon from '@mui/icons-material/Blender';
import LightIcon from '@mui/icons-material/Light';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import RadioIcon from '@mui/icons-material/Radio';
import WatchIcon from '@mui/icons-material/Watch';

export const steps = ['Requested', 'Booked', 'On the bench', 'Fixed'];

export type Message = { isMine?: boolean; text: string; time: string };

export type Conversation = {
  id: string;
  name: string;
  item: string;
  Icon: ElementType;
  fixer: string;
  /** Index of the current step. */
  step: number;
  isUnread?: boolean;
  messages: Message[];
};

export const initialConversations: Conversation[] = [
  {
    id: 'radio',
    name: 'Alma Brandt',
    item: 'Kitchen radio',
    Icon: RadioIcon,
    fixer: 'Noah',
    step: 2,
    messages: [
      {
        text: 'Hi! My kitchen radio only hums. It was my aunt’s, so I’d love to keep it.',
        time: 'Mon 6:04 PM',
      },
      {
        isMine: true,
        text: 'Good evening, Alma. A hum is often just an old capacitor. Can you bring it on Saturday?',
        time: 'Mon 7:20 PM',
      },
      {
        text: 'Yes, at ten. Do you need the power cord, too?',
        time: 'Mon 7:31 PM',
      },
      {
        isMine: true,
        text: 'Yes, please. Noah has a bench free then.',
        time: 'Tue 8:45 AM',
      },
      {
        text: 'I just dropped it off. Thank you both! The dial light flickers, in case that helps.',
        time: 'Sat 10:12 AM',
      },
    ],
  },
  {
    id: 'bike',
    name: 'Teo Marsh',
    item: 'Child’s bike',
    Icon: PedalBikeIcon,
    fixer: 'Greta',
    step: 1,
    isUnread: true,
    messages: [
      { text: 'The back brake on my son’s bike sticks.', time: 'Fri 4:40 PM' },
      {
        isMine: true,
        text: 'Greta can look at it on Saturday at noon.',
        time: 'Fri 5:15 PM',
      },
      { text: 'Perfect. He wants to watch. Is that OK?', time: 'Sat 9:58 AM' },
    ],
  },
  {
    id: 'blender',
    name: 'Nina Patel',
    item: 'Blender',
    Icon: BlenderIcon,
    fixer: 'Not assigned',
    step: 0,
    isUnread: true,
    messages: [
      {
        text: 'It smells like burning at the highest speed. Is it worth fixing?',
        time: 'Sat 9:30 AM',
      },
    ],
  },
  {
    id: 'lamp',
    name: 'Jonas Winter',
    item: 'Desk lamp',
    Icon: LightIcon,
    fixer: 'Noah',
    step: 3,
    messages: [
      {
        isMine: true,
        text: 'Your lamp has a new switch and is ready to pick up.',
        time: 'Thu 12:02 PM',
      },
      { text: 'Wonderful, I’ll come by with cake.', time: 'Thu 12:40 PM' },
    ],
  },
  {
    id: 'watch',
    name: 'Ines Carter',
    item: 'Wind-up watch',
    Icon: WatchIcon,
    fixer: 'Greta',
    step: 2,
    messages: [
      { text: 'It loses ten minutes a day.', time: 'Wed 11:10 AM' },
      {
        isMine: true,
        text: 'Then it only needs cleaning. Greta will open it tonight.',
        time: 'Wed 1:25 PM',
      },
    ],
  },
];
