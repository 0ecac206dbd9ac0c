import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { areaByPath, inArea } from '@site/src/company/areas';
import { formatAmount } from '@site/src/company/pricing';
import { reviewFor, townOf, workFor } from '@site/src/site/relatedWork';
import { withBaseUrl, withoutBaseUrl } from '@site/src/company/site';
import { estimatorPath } from '@site/src/tools/estimator/core/link';
import { extrasFor } from '@site/src/tools/estimator/core/project';
import { townExamples } from '@site/src/tools/estimator/core/townExamples';
import { SAMPLE_WORK } from '../../base/SampleMark';
import Band, { BandHeading } from '../Band';
import ProjectGrid from '../ProjectGrid';
import ReviewCard from '../ReviewCard';
import styles from './styles.module.css';

/**
 * The middle of a town's page: projects and pictures from there or from its neighbors, a review from there, and what
 * projects of a common size cost, with links to the estimator that fill in the town. The children say what moves the price in this town.
 * Whatever the company has none of stays away.
 * @throws Error on a page of no town
 */
export default function LocalWork({ children }: { readonly children?: ReactNode }) {
  const path = withoutBaseUrl(useLocation().pathname);
  const area = areaByPath(path);
  if (!area) {
    throw new Error(
      `${path}: <LocalWork /> shows the projects of a town, and this page is of none. Remove it from here.`,
    );
  }
  const town = area.id;
  const works = workFor({ town });
  const haveProjects = works.some((work) => 'area' in work);
  const areAllInTown = works.every((work) => townOf(work) === town);
  const review = reviewFor({ town });
  const examples = townExamples(area);
  const hasPrices = examples.length > 0;
  const mayTearOut = examples.some(({ input }) => extrasFor(input.project).wanted.includes('tearOut'));
  return (
    <>
      {works.length > 0 && (
        <Band tone="sand" labelledBy="projects">
          <BandHeading
            id="projects"
            title={`${haveProjects ? 'Recent projects' : 'Our work'} ${areAllInTown ? inArea(area) : 'nearby'}`}
          >
            {works.some(({ sample }) => sample) && <p>{SAMPLE_WORK}</p>}
          </BandHeading>
          <ProjectGrid works={works} labelledBy="projects" />
        </Band>
      )}
      {(review || hasPrices) && (
        <Band tone="sand" as={hasPrices ? 'section' : 'div'} labelledBy={hasPrices ? 'prices' : undefined}>
          <div className={clsx(review && hasPrices && styles.both)}>
            {hasPrices && (
              <div>
                <h2 id="prices" className={styles.title}>
                  What it costs {inArea(area)}
                </h2>
                {children && <div className={styles.lead}>{children}</div>}
                <p className={styles.lead}>
                  Common sizes{mayTearOut && ', before any tear-out'}. Open one to enter your own.
                </p>
                <ul className={styles.prices}>
                  {examples.map(({ input, title, total }) => (
                    <li key={input.project}>
                      <a className={styles.example} href={withBaseUrl(estimatorPath(input))}>
                        {title}
                      </a>{' '}
                      <span className={styles.range} translate="no">
                        {formatAmount(total)}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {review && <ReviewCard review={review} />}
          </div>
        </Band>
      )}
    </>
  );
}
