/** Replaces modules that the site does not need. Emotion calls hoist-non-react-statics and uses the result. */
export default function unchanged<Value>(value: Value): Value {
  return value;
}
