import { Fragment } from 'react';

/** Behind a dot or a space, and before the words of a name such as `borderBottomColor`. */
const BREAKS = /(?<=[.\s])|(?<=[a-z\d])(?=[A-Z])/;

/** A name that breaks between its words, where there is no room for it. */
export function Breakable({ text }: { text: string }) {
  return text.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
