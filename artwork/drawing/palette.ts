/** One material in the light of the seed's pictures: top catches it, left is half lit, right is in shade. */
export interface Material {
  top: string;
  left: string;
  right: string;
}

export const paper = '#FBF8F4';
export const ink = '#1F1A17';
export const orange = '#F76B15';
export const kraft = '#E3C6A3';
export const line = '#E7DED3';

/** Cardboard family: `carton` is the everyday one, the others keep neighbours apart. */
export const carton: Material = { top: '#EBD2B0', left: '#D9B78D', right: '#B28858' };
export const cartonPale: Material = { top: '#F2E0C6', left: '#E4C9A4', right: '#C09A6C' };
export const cartonDeep: Material = { top: '#DDBD92', left: '#C79F70', right: '#996F42' };
/** The inside of a box: no light gets there directly. */
export const cartonInside: Material = { top: '#B58D5E', left: '#A67D4F', right: '#8A6339' };

export const board: Material = { top: '#FFFDF9', left: '#EFE7DC', right: '#CDBFAE' };
export const wood: Material = { top: '#E2BE8A', left: '#C99E66', right: '#94693A' };
export const foam: Material = { top: '#F4EEE5', left: '#DFD5C8', right: '#B9AB9A' };
export const steel: Material = { top: '#D8D0C6', left: '#ADA297', right: '#6F655C' };
export const dark: Material = { top: '#5A504A', left: '#3D3530', right: '#28221E' };
export const concrete: Material = { top: '#E9E1D7', left: '#D2C7B9', right: '#B0A392' };
export const orangePaint: Material = { top: '#FF8C42', left: '#F76B15', right: '#C24B08' };
