import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import { buttonClass } from '@site/src/components/base/Button';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import card from '@site/src/components/sections/Cards/card.module.css';
import ContactLink from '@site/src/components/base/ContactLink';
import LightboxPicture from '@site/src/components/base/Lightbox';
import { Measure, Price } from '@site/src/components/base/Figures';
import PatternVisualizer from '@site/src/tools/visualizer/ui';
import DesignLink from '@site/src/tools/visualizer/ui/DesignLink';
import PhotoLink from '@site/src/tools/visualizer/ui/PhotoLink';
import Points from '@site/src/components/sections/Points';
import ProductViews from '@site/src/tools/productViews/ui';
import { ColorButtons, ViewedPicture } from '@site/src/tools/productViews/ui/ViewButtons';
import WideContactLink from '@site/src/components/base/WideContactLink';
import Swatches from '@site/src/components/base/Swatches';
import { workArea } from '@site/src/company/areas';
import { firePits, type FirePit } from '@site/src/company/firePits';
import { listWords } from '@site/src/words/numberWords';
import { colorOptions } from '@site/src/company/colorOptions';
import { products, productUses, type Product } from '@site/src/company/products';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { isPublished } from '@site/src/company/pricing';
import { withBaseUrl } from '@site/src/company/site';
import Page from '@site/src/theme/Page';
import { priceAddress } from '@site/src/tools/visualizer/core/requests';
import { projectIds } from '@site/src/tools/visualizer/core/types';
import styles from './_paver-products.module.css';

/** Radio that shows the whole catalog. */
const ALL = 'all';

/** The choice of a use. The styles take the other cards away, so that it works without a script. */
function UseFilter() {
  const choices: readonly (readonly [value: string, label: string, count: number])[] = [
    [ALL, 'All', products.length],
    ...Object.entries(productUses).map(
      ([use, label]) => [use, label, products.filter(({ uses }) => uses.some((one) => one === use)).length] as const,
    ),
  ];
  return (
    <fieldset className={styles.filter}>
      <legend>What is it for?</legend>
      <div className={styles.choices}>
        {choices.map(([value, label, count]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="use" value={value} defaultChecked={value === ALL} />
            {label} ({count}){' '}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Facts = readonly (readonly [term: string, value: string])[];

/** What a card says about an item, above its colors. */
function CardWords({ item, facts }: { readonly item: Product | FirePit; readonly facts: Facts }) {
  return (
    <>
      <h3 className={styles.name} translate="no">
        {item.name}
      </h3>
      <p className={styles.description}>{item.description}</p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ProductCard({ product }: { readonly product: Product }) {
  const { id, sizes, thickness, category } = product;
  // Case studies link to the cards of what they used.
  useBrokenLinks().collectAnchor(id);
  const facts = [
    ['Sizes', sizes.join(', ')],
    [category === 'wall' ? 'Depth, front to back' : 'Thickness', thickness.join(' or ')],
  ] as const;
  const price = priceAddress(product);
  return (
    <li className={card.card} id={id} data-for={product.uses.join(' ')}>
      <ViewedPicture name={product.name}>
        <LightboxPicture id={product.picture} slot="product" title={product.name} className={styles.picture} />
      </ViewedPicture>
      <div className={styles.words}>
        <CardWords item={product} facts={facts} />
        <ColorButtons product={product.name} colors={product.colors} />
        {price && (
          <p className={styles.links}>
            <DesignLink product={product} />{' '}
            <a href={withBaseUrl(price)} aria-label={`Price it: ${product.name}`}>
              Price it
            </a>
          </p>
        )}
      </div>
    </li>
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
  return (
    <li className={card.card}>
      <LightboxPicture id={firePit.picture} slot="firePit" title={firePit.name} className={styles.picture} />
      <div className={styles.words}>
        <CardWords item={firePit} facts={facts} />
        <Swatches colors={firePit.colors} />
      </div>
    </li>
  );
}

/** Number of cards above "Show all": a row of four, or two of two. */
const FIRST = 4;

function cardsOf(some: readonly Product[]) {
  return (
    <ul className={styles.cards}>
      {some.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  );
}

/** The first products, and the others in a `<details>`, which find-in-page and links to a product open without a script. */
function Catalog() {
  return (
    <div className={styles.catalog}>
      {cardsOf(products.slice(0, FIRST))}
      {products.length > FIRST && (
        <details className={styles.rest}>
          <summary>
            <span className={buttonClass({ variant: 'outline' })}>
              <span>Show all {products.length}</span> <span>Show fewer</span>
            </span>
          </summary>
          {cardsOf(products.slice(FIRST))}
        </details>
      )}
    </div>
  );
}

/** What the catalog holds besides pavers and slabs. */
const others = [
  ...(productUses.pool ? ['coping'] : []),
  ...(productUses.wall ? ['wall block'] : []),
  ...(firePits.length > 0 ? ['fire pits'] : []),
];

/** The catalog: pavers, fire pits, colors and installation. */
export default function ProductsPage() {
  return (
    <Page
      title="Paver products: sizes, thicknesses and colors"
      description={`${products.length} lines of ${listWords(['pavers', 'slabs', ...others])} with their sizes and thicknesses, all drawn to scale, and our color families.`}
      keywords={['paver products', 'paver sizes', 'paver colors', ...others]}
      crumb="Products"
      headline="Concrete pavers, shown to scale"
      lead="Real sizes, in our supplier’s color blends."
      note={
        isPublished('costGuide.installed') && (
          <>
            Most pavers run <Price of="costGuide.installed" />, installed.
          </>
        )
      }
      picture="products"
      actions={<ContactLink>Request Free Quote</ContactLink>}
      tool={<PhotoLink />}
    >
      {projectIds.length > 0 && (
        <Band labelledBy="design">
          <PatternVisualizer />
        </Band>
      )}
      <Band tone="sand" labelledBy="catalog">
        <BandHeading id="catalog" title="The catalog">
          <p>
            All of it is concrete, as nearly all “brick pavers” are.{' '}
            {productUses.driveway && 'For cars, take the thickest size under “Driveway.”'}
          </p>
          <WideContactLink>Request Free Quote</WideContactLink>
        </BandHeading>
        <UseFilter />
        <Catalog />
        <ProductViews />
      </Band>
      {firePits.length > 0 && (
        <Band labelledBy="fire-pits">
          <BandHeading id="fire-pits" title="Wood-burning fire pits">
            <p>Wall-block kits with a steel liner.</p>
          </BandHeading>
          <ul className={styles.firePits}>
            {firePits.map((firePit) => (
              <FirePitCard key={firePit.id} firePit={firePit} />
            ))}
          </ul>
        </Band>
      )}
      <Band tone="sand" labelledBy="colors">
        <BandHeading id="colors" title="Color options">
          <p>No two pallets are quite alike, so we lay from several at once.</p>
          <WideContactLink>Request Free Quote</WideContactLink>
        </BandHeading>
        <ul className={styles.families}>
          {colorOptions.map(({ name, hexes, note }) => (
            <li key={name} className={styles.family}>
              <Swatches colors={hexes.map((hex) => ({ name: hex, hex }))} large />
              <div>
                <h3 className={styles.familyName}>{name}</h3>
                <p className={styles.description}>{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <Band labelledBy="quality">
        <BandHeading id="quality" title="Installation quality" />
        <Points>
          <ul>
            <li>
              <strong>The base comes first</strong> <Measure of="products.baseDepth" /> of limerock or crushed concrete
              under a driveway or on fill, <Measure of="faq.baseDepth" /> where people only walk, compacted layer by
              layer.
            </li>
            <li>
              <strong>Pavers that can take the weight</strong> Those made to ASTM C936, the standard for interlocking
              pavers, average <Measure of="products.strength" />.
            </li>
            <li>
              <strong>Edges that hold</strong> A concrete or spiked edge restraint on every open side. Without it, the
              joints open up.
            </li>
            <li>
              <strong>Joints full of sand</strong> We sweep it in, vibrate it down and add more. Where ants or runoff
              carry it off, polymeric sand holds better.
            </li>
          </ul>
        </Points>
      </Band>
      <CallToAction
        title="See them at your house"
        description={
          <>
            We work in {workArea()}. <Link to="/service-area#map">Check your ZIP code</Link>. Ask for samples, and look
            at them wet and dry next to your walls.
            {optionalFacts.samplesAt && ` Or see them laid out: ${optionalFacts.samplesAt}.`}
          </>
        }
      >
        <ContactLink size="lg">Request Free Quote</ContactLink> <CallButton size="lg" variant="outline" />
      </CallToAction>
    </Page>
  );
}
