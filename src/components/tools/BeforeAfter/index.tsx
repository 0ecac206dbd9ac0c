import WorkPicture from '@site/src/components/base/WorkPicture';
import Section from '@site/src/components/sections/Section';
import { beforeAfterViews } from '@site/src/data/beforeAfter';
import { serviceById, type ServiceId } from '@site/src/data/services';
import island from '@site/src/islands/island';
import BeforeAfterSlider from './BeforeAfter.island';
import styles from './styles.module.css';

const Slider = island('tools/BeforeAfter/BeforeAfter', BeforeAfterSlider);

/**
 * A section that shows a place before and after the work: one picture over the other, with a slider; one below the
 * other without scripts and on paper. Nothing for a service without such pictures.
 */
export default function BeforeAfter({ service }: { readonly service: ServiceId }) {
  const { id } = serviceById(service);
  const view = beforeAfterViews.find((candidate) => candidate.id === id);
  if (!view) return null;
  return (
    <Section id="before-and-after" title="The same spot, before and after" kicker="Old and new">
      <figure className={styles.figure}>
        <div className={styles.before}>
          <WorkPicture id={view.before} slot="beforeAfter" className={styles.picture} />
          <p className={styles.name}>Before</p>
        </div>
        <div className={styles.after}>
          <WorkPicture id={view.after} slot="beforeAfter" className={styles.picture} />
          <p className={styles.name}>After</p>
        </div>
        <Slider />
      </figure>
    </Section>
  );
}
