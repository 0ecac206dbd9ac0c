import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { business } from '@site/src/company/business';
import { FOOTER_LINKS_ID, headerItems, mobileGroups, type HeaderDropdown } from '@site/src/site/navigation';
import { withoutBaseUrl } from '@site/src/company/site';
import CallButton from '@site/src/components/base/CallButton';
import Icon from '@site/src/components/base/Icon';
import Logo from '@site/src/components/base/Logo';
import hidden from '@site/src/components/base/VisuallyHidden/styles.module.css';
import SocialLinks from '@site/src/components/frame/SocialLinks';
import NavigationLinks from '@site/src/components/frame/NavigationLinks';
import styles from './styles.module.css';

/*
 * Dropdowns and mobile menu are popovers: the browser opens them from their buttons, closes them on Escape or a click
 * elsewhere, returns the focus and tells assistive technology whether they are open. They need no script. Browsers without
 * popovers show a link in place of each button (base.css), which leads to the same list on a page or in the footer.
 */

function Dropdown({ item, path }: { readonly item: HeaderDropdown; readonly path: string }) {
  const id = `menu-${item.label.toLowerCase()}`;
  return (
    <li className={styles.dropdown}>
      <button
        type="button"
        className={styles.navLink}
        popoverTarget={id}
        aria-current={item.items.some((link) => link.path === path) ? 'true' : undefined}
      >
        {item.label}
        <Icon name="chevron" />
      </button>{' '}
      <span data-without-popovers="">
        <Link to={item.path} aria-current={item.path === path ? 'page' : undefined} className={styles.navLink}>
          {item.label}
        </Link>
      </span>
      <div className={styles.panel} id={id} popover="auto">
        <ul className={styles.panelList}>
          <NavigationLinks links={item.items} path={path} className={styles.panelLink} />
        </ul>
      </div>
    </li>
  );
}

function DesktopMenu({ path }: { readonly path: string }) {
  return (
    <ul className={styles.desktop}>
      {headerItems.map((item) =>
        'items' in item ? (
          <Dropdown key={item.label} item={item} path={path} />
        ) : (
          <NavigationLinks
            key={item.label}
            links={[item]}
            path={path}
            className={clsx(styles.navLink, item.highlighted && styles.highlighted)}
          />
        ),
      )}
    </ul>
  );
}

function MobileMenu({ path }: { readonly path: string }) {
  return (
    <div className={styles.mobile}>
      <button type="button" className={styles.menuButton} popoverTarget="mobile-menu">
        <Icon name="menu" />
        <span className={hidden.visuallyHidden}>Menu</span>
      </button>{' '}
      <a href={`#${FOOTER_LINKS_ID}`} className={styles.menuButton} data-without-popovers="">
        <Icon name="menu" />
        <span className={hidden.visuallyHidden}>Menu</span>
      </a>
      <div className={styles.sheet} id="mobile-menu" popover="auto">
        <button type="button" className={styles.sheetClose} popoverTarget="mobile-menu" popoverTargetAction="hide">
          <Icon name="close" />
          <span className={hidden.visuallyHidden}>Close menu</span>
        </button>
        {mobileGroups.map((group) => (
          <div key={group.title ?? group.items[0]?.path} className={styles.sheetGroup}>
            {group.title && <p className={styles.sheetTitle}>{group.title}</p>}
            <ul className={styles.sheetList}>
              <NavigationLinks
                links={group.items}
                path={path}
                className={clsx(styles.sheetLink, !group.title && styles.sheetLinkLarge)}
              />
            </ul>
          </div>
        ))}
        <SocialLinks />
      </div>
    </div>
  );
}

/** Whether the company's name, or a word of it, needs smaller type beside the menu. */
const isLongName = business.name.length > 16 || business.name.split(' ').some((word) => word.length > 9);

/** The fixed header: logo, navigation, the company's social pages and the call button. */
export default function Navbar() {
  const path = withoutBaseUrl(useLocation().pathname);
  return (
    <header className={styles.header}>
      <div className={clsx(styles.bar, isLongName && styles.besideLongName)}>
        <Link to="/" className={styles.brand} aria-label={`${business.name}, home`}>
          <Logo />
          <span className={clsx(styles.brandName, isLongName && styles.longName)} translate="no">
            {business.name}
          </span>
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <DesktopMenu path={path} />
          <MobileMenu path={path} />
        </nav>
        <div className={styles.social}>
          <SocialLinks />
        </div>
        <div className={styles.call}>
          <CallButton size="sm" />
        </div>
      </div>
    </header>
  );
}
