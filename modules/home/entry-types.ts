import { entryType } from '#server/module/entry-type.ts';
import { banner } from './banner/type.ts';
import { certificate } from './certificate/type.ts';
import { client } from './client/type.ts';
import { figure } from './figure/type.ts';
import { offerTypes } from './offers/offers.ts';
import { sectorType } from './sector/sectors.ts';
import { banners, certificates, clients, figures } from './tables.ts';

export const bannerType = entryType(banner, { table: banners });
export const clientType = entryType(client, { table: clients });
export const figureType = entryType(figure, { table: figures });
export const certificateType = entryType(certificate, { table: certificates });

export const entryTypes = [
  bannerType,
  offerTypes.service,
  offerTypes.packaging,
  clientType,
  figureType,
  certificateType,
  sectorType,
];
