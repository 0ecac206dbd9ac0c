import { LAYING_PATTERNS } from '../../../src/company/layingPatterns';
import { productUses } from '../../../src/company/products';
import { tones } from '../../../src/company/facts';
import { inches, productSchema } from '../../../src/company/schemas/products';
import { slugOf } from '../files';
import { checkedBy, fieldOf, numberOf, readList, type Given } from '../questions';
import { addTo, fileName, hasPicture, list, LOOK, photoNext, text, unused, type Kind } from './kind';

const { name, description, thickness, colors, category } = productSchema.entries;

const sidesOf = ({ width, length }: Given) => [Number(width), Number(length)].sort((a, b) => a - b);

/** Returns what is wrong with a laying pattern for pieces of this size, or true. */
function checkPattern(pattern: string, given: Given): true | string {
  const [width = 0, length = 0] = sidesOf(given);
  if (!/^(herringbone|basketweave)/.test(pattern) || length === 2 * width) return true;
  return `${pattern} only closes with pieces twice as long as wide. Choose another pattern.`;
}

export const product: Kind = {
  questions: (company, given) => [
    unused(fieldOf('name', 'The name in the catalog', name), (called) =>
      hasPicture(company, `product-${slugOf(called)}`),
    ),
    fieldOf('description', 'What it is good for, in one or two sentences', description),
    numberOf('width', 'Width of a piece in inches, the shorter side', inches),
    numberOf('length', 'Length of a piece in inches', inches),
    {
      name: 'thickness',
      ask: 'Thickness, as in 2 3/8 in (60 mm)',
      preset: '2 3/8 in (60 mm)',
      check: checkedBy(thickness, (answer) => [answer]),
    },
    {
      name: 'pattern',
      ask: 'The laying pattern it is drawn in',
      choices: LAYING_PATTERNS.filter((id) => id !== 'hexagon'),
      check: (pattern) => checkPattern(pattern, given),
    },
    {
      name: 'colors',
      ask: `Three to five colors (${fileName('products.yaml')} has more)`,
      choices: Object.keys(tones),
      list: true,
      checkAll: (chosen) => checkedBy(colors, readList)(chosen.join(', ')),
    },
    { name: 'category', ask: 'What is it?', choices: category.options },
    { name: 'uses', ask: 'What is it mostly bought for?', choices: Object.keys(productUses), list: true },
  ],
  make: (company, answers) => {
    const called = text(answers.name);
    const [width, length] = sidesOf(answers);
    addTo(company, 'products.yaml', ['products'], {
      id: slugOf(called),
      name: called,
      description: text(answers.description),
      pieces: [{ width, length }],
      thickness: [text(answers.thickness)],
      pattern: text(answers.pattern),
      colors: list(answers.colors),
      category: text(answers.category),
      uses: list(answers.uses),
    });
    return {
      picture: { id: `product-${slugOf(called)}`, slots: ['product'], subject: `${called} pavers` },
      next: [
        photoNext(`product-${slugOf(called)}`),
        `It is on /paver-products, in the catalog and in the pattern visualizer. ${LOOK}`,
      ],
    };
  },
};
