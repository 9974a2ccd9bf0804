/** Elements that a translator has put in place of text nodes. */
const replacements = new WeakMap<Node, Element>();

/**
 * Lets React work on a page that the browser translates. Translators replace text nodes with `<font>` elements, but
 * React goes on with the nodes that it has made, and throws if they are not where it left them.
 */
export function surviveTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showChange(target);
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font) for (const node of removedNodes) if (node instanceof Text) replace(node, font);
    }
  });
  const replace = (text: Text, font: Element): void => {
    replacements.set(text, font);
    // React changes the text of a node that is no longer on the page.
    observer.observe(text, { characterData: true });
  };
  observer.observe(root, { childList: true, subtree: true });
  guardNode();
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

/** Puts a text node back whose text has changed. The translator finds it there again. */
function showChange(text: Node): void {
  replacements.get(text)?.replaceWith(text);
  replacements.delete(text);
}

/** Lets changes of a replaced child apply to what has replaced it. */
function guardNode(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function guarded<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    childFor(this, child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function guarded<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const place = before === null || before.parentNode === this ? before : childFor(this, before);
    return insertBefore.call(this, node, place) as Child;
  };
}

/** The child of a node that has replaced a child, or is wrapped around it. */
function childFor(parent: Node, child: Node): ChildNode | null {
  let node: Node | null = replacements.get(child) ?? child;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node as ChildNode | null;
}
