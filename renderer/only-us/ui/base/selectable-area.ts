/** For the element around a list: its keys reach the selection, and a click focuses it. */
export const selectableArea = { className: 'selectable', tabIndex: -1 } as const;
