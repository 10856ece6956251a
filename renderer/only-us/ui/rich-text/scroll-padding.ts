/**
 * For ProseMirror's `scrollMargin` and `scrollThreshold`: the room that the page keeps free when it scrolls something
 * into view (`scroll-padding`), which browsers keep for their own moves of the caret and ProseMirror doesn't. Read when
 * it is needed, as the bars grow and shrink.
 */
export const scrollPadding = {
  left: 5,
  right: 5,
  get top() {
    return padding('scrollPaddingTop');
  },
  get bottom() {
    return padding('scrollPaddingBottom');
  },
};

function padding(side: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  return Number.parseFloat(getComputedStyle(document.documentElement)[side]) || 5;
}
