import type * as v from 'valibot';
import { companySchema } from '../schemas/company';
import { measuresSchema, pricesSchema, servicesSchema, townsSchema } from '../schemas/offers';
import { productsSchema } from '../schemas/products';
import { questionsSchema, redirectsSchema, referralsSchema, sealingSchema } from '../schemas/texts';
import { gallerySchema, projectsSchema, reviewsSchema } from '../schemas/work';
import type { YamlFile } from './yamlFile';

/** The files of a company, by the name of each without `.yaml`, with their shapes. */
export const schemas = {
  company: companySchema,
  towns: townsSchema,
  services: servicesSchema,
  prices: pricesSchema,
  measures: measuresSchema,
  products: productsSchema,
  projects: projectsSchema,
  gallery: gallerySchema,
  reviews: reviewsSchema,
  questions: questionsSchema,
  sealing: sealingSchema,
  referrals: referralsSchema,
  redirects: redirectsSchema,
} as const;

export type FactFile = keyof typeof schemas;

/** What the files of a company say, each as its schema makes it. */
export type Written = { readonly [File in FactFile]: v.InferOutput<(typeof schemas)[File]> };

/** The files as they are read, to find the lines of problems. */
export type Files = Readonly<Record<FactFile, YamlFile>>;
