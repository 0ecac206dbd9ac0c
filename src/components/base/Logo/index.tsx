import { logo } from '@site/src/company/facts';

/** The company's logo, from its pictures/logo.yaml. Decorative: the name is beside it. */
export default function Logo() {
  return (
    <svg
      viewBox={logo.viewBox}
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: logo.drawing }}
    />
  );
}
