import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import card from '@site/src/components/sections/Cards/card.module.css';
import ContactLink from '@site/src/components/base/ContactLink';
import { Measure } from '@site/src/components/base/Figures';
import PageHero from '@site/src/components/sections/PageHero';
import PatternVisualizer from '@site/src/components/tools/PatternVisualizer';
import DesignLink from '@site/src/components/tools/PatternVisualizer/DesignLink';
import Points from '@site/src/components/sections/Points';
import Swatches from '@site/src/components/base/Swatches';
import WorkPicture from '@site/src/components/base/WorkPicture';
import { firePits, type FirePit } from '@site/src/data/firePits';
import { colorOptions, products, type Product } from '@site/src/data/products';
import PageMetadata from '@site/src/seo/PageMetadata';
import Layout from '@site/src/theme/Layout';
import styles from './_paver-products.module.css';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Products', path: '/paver-products' },
];

interface CatalogCardProps {
  readonly item: Pick<Product | FirePit, 'name' | 'description' | 'colors' | 'picture'>;
  readonly slot: 'product' | 'firePit';
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly children?: ReactNode;
}

function CatalogCard({ item, slot, facts, children }: CatalogCardProps) {
  return (
    <li className={card.card}>
      <WorkPicture id={item.picture} slot={slot} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{item.name}</h3>
        <p className={styles.description}>{item.description}</p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Swatches colors={item.colors} />
        {children}
      </div>
    </li>
  );
}

function ProductCard({ product }: { readonly product: Product }) {
  const { sizes, thickness } = product;
  const facts = [
    ['Sizes', sizes.join(', ')],
    ['Thickness', thickness.join(' or ')],
  ] as const;
  return (
    <CatalogCard item={product} slot="product" facts={facts}>
      <DesignLink product={product} className={styles.design} />
    </CatalogCard>
  );
}

function FirePitCard({ firePit }: { readonly firePit: FirePit }) {
  const { shape, dimensions, inserts } = firePit;
  const across = shape === 'round' ? 'diameter' : 'width';
  const facts = [
    ['Height', `${dimensions.height} in`],
    [`Inner ${across}`, `${dimensions.inner} in`],
    [`Outer ${across}`, `${dimensions.outer} in`],
    [inserts.length > 1 ? 'Inserts' : 'Insert', inserts.join(' or ')],
  ] as const;
  return <CatalogCard item={firePit} slot="firePit" facts={facts} />;
}

/** The catalog: pavers, fire pits, colors, and how they are laid. */
export default function ProductsPage() {
  // The cards link to the visualizer.
  useBrokenLinks().collectAnchor('design');
  return (
    <Layout>
      <PageMetadata
        title="Paver products: sizes, thicknesses and colors"
        description={`${products.length} paver, slab, coping and wall lines with their sizes and thicknesses, two wood-burning fire pits and the color families, all shown to scale.`}
        keywords={['paver products', 'paver sizes', 'paver colors', 'fire pit kit', 'pool coping', 'wall systems']}
        crumbs={crumbs}
      />
      <PageHero
        crumbs={crumbs}
        headline="Every stone, shown to scale"
        lead="What you see is the pattern you get: real sizes, laid the way we lay them, in blends that can be ordered again."
        picture="products"
      >
        <ContactLink>Request Free Quote</ContactLink>
      </PageHero>
      <Band labelledBy="catalog">
        <BandHeading id="catalog" title="The catalog">
          <p>
            The concrete pavers carry <Measure of="products.strength" /> of compressive strength. Ask for samples: a
            screen cannot show how a color sits in your light.
          </p>
        </BandHeading>
        <ul className={styles.catalog}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </Band>
      <Band tone="sand" labelledBy="design">
        <PatternVisualizer />
      </Band>
      <Band labelledBy="fire-pits">
        <BandHeading id="fire-pits" title="Wood-burning fire pits">
          <p>Kits of wall stone with a steel liner, low enough to warm your shins.</p>
        </BandHeading>
        <ul className={styles.firePits}>
          {firePits.map((firePit) => (
            <FirePitCard key={firePit.id} firePit={firePit} />
          ))}
        </ul>
      </Band>
      <Band tone="sand" labelledBy="colors">
        <BandHeading id="colors" title="Color options">
          <p>Blends are mixed at the plant, so no two pallets are the same. We lay from several at once.</p>
        </BandHeading>
        <ul className={styles.families}>
          {colorOptions.map(({ name, hexes, note }) => (
            <li key={name} className={styles.family}>
              <Swatches colors={hexes.map((hex) => ({ name: hex, hex }))} large />
              <h3 className={styles.familyName}>{name}</h3>
              <p className={styles.description}>{note}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band labelledBy="quality">
        <BandHeading id="quality" title="Installation quality">
          <p>The best stone on a poor base is a poor driveway.</p>
        </BandHeading>
        <Points>
          <ul>
            <li>
              <strong>The base comes first</strong> <Measure of="products.baseDepth" /> of crushed stone, laid in lifts
              and compacted until the roller leaves no mark.
            </li>
            <li>
              <strong>Stone that carries</strong> <Measure of="products.strength" /> of compressive strength, so a
              delivery truck is no event.
            </li>
            <li>
              <strong>Edges that hold</strong> Concrete or spiked restraint all around. Without it the first course
              walks away and the joints open behind it.
            </li>
            <li>
              <strong>Joints that stay full</strong> Sand swept, vibrated in and topped up, polymeric where ants and
              runoff would carry it off.
            </li>
          </ul>
        </Points>
      </Band>
      <CallToAction
        title="See them in your own light"
        description="We bring samples to the house, wet and dry, and lay them against the wall they have to match."
      >
        <ContactLink size="lg">Request Free Quote</ContactLink>
        <CallButton size="lg" variant="outline" />
      </CallToAction>
    </Layout>
  );
}
