import { Fragment } from 'react';

/** After a dot or space, and between the words of a name such as `borderBottomColor`. */
const BREAKS = /(?<=[.\s])|(?<=[a-z\d])(?=[A-Z])/;

/** Name that wraps between its words if space is limited. */
export function Breakable({ text }: { text: string }) {
  return text.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
