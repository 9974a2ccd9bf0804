/** One way to import, whose cost is measured. */
export interface ImportCase {
  /** Name of the case in the result. */
  id: string;
  /** The whole entry file. */
  code: string;
}

/** Cases whose production bundle size is measured. */
export const PRODUCTION_CASES: readonly ImportCase[] = [
  { id: 'buttonByPath', code: "import Button from '@mui/material/Button';\nconsole.log(Button);" },
  { id: 'buttonByName', code: "import { Button } from '@mui/material';\nconsole.log(Button);" },
  { id: 'buttonByRequire', code: "const { Button } = require('@mui/material');\nconsole.log(Button);" },
  { id: 'allComponents', code: "import * as material from '@mui/material';\nconsole.log(material);" },
  {
    id: 'iconByPath',
    code: "import DeleteIcon from '@mui/icons-material/Delete';\nconsole.log(DeleteIcon);",
  },
  { id: 'iconByName', code: "import { Delete } from '@mui/icons-material';\nconsole.log(Delete);" },
  {
    id: 'buttonAndIcon',
    code: "import Button from '@mui/material/Button';\nimport DeleteIcon from '@mui/icons-material/Delete';\nconsole.log(Button, DeleteIcon);",
  },
  { id: 'allIcons', code: "import * as icons from '@mui/icons-material';\nconsole.log(icons);" },
];

const ONE_BY_NAME = ['buttonByPath', 'buttonByName', 'iconByPath', 'iconByName'];

/** Cases whose development start is measured, as modules and time until the first page. */
export const DEVELOPMENT_CASES = PRODUCTION_CASES.filter(({ id }) => ONE_BY_NAME.includes(id));
