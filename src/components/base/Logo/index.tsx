import logo from '@site/src/company/logo.json';

/** The company's logo, from src/company/logo.json. Decorative: the name is beside it. */
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
