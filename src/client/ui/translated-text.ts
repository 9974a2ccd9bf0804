/** Elements that a translator has put in place of text nodes. */
const translations = new WeakMap<Node, Element>();

/**
 * Makes React work on a page that the browser translates. Translators replace text nodes with `<font>` elements, and
 * React throws if its nodes are not in place.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text node that is not on the page, so put it back for the translator.
      translations.get(target)?.replaceWith(target);
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes) {
        if (!(font instanceof Element && text instanceof Text)) continue;
        translations.set(text, font);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function guarded<Child extends Node>(this: Node, child: Child): Child {
    const shown = shownChild(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function guarded<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && shownChild(this, before)) as Child;
  };
}

/** The current node of a child, which is itself, its translation, or an element that a translator added around it. */
function shownChild(parent: Node, child: Node): Node | null {
  let node: Node | null | undefined = child.parentNode ? child : translations.get(child);
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node ?? null;
}
