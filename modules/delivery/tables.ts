import { listTable } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { deliveryArea } from './type.ts';

export const deliveryAreas = listTable(deliveryArea, 'delivery_areas');

export const deliveryType = entryType(deliveryArea, { table: deliveryAreas });
