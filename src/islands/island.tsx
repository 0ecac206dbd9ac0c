import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { withoutBaseUrl } from '@site/src/company/site';
import { ISLAND, ISLAND_PREFIX, ISLAND_PROPS } from './contract';

/** Props that every island gets besides its own. */
export interface IslandProps {
  /** Path of the page. */
  readonly page: string;
}

/**
 * Turns a component into an island: rendered to HTML on the server, hydrated separately when a visitor starts to use
 * it. The rest of the page is never hydrated, so visitors don't download code for content that they only read.
 *
 * The component is the default export of `src/<name>.island.tsx`. Its props travel as JSON, and it takes no
 * children and uses no context or router. It is rendered separately from its page, so that its ids match those that
 * React generates in the browser.
 */
export default function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(own: Omit<Props, keyof IslandProps>) {
    const prefix = useId();
    const props = { ...own, page: withoutBaseUrl(useLocation().pathname) } as unknown as Props;
    // Development and unit tests render in the browser, so the component needs no wrapper there.
    if (ExecutionEnvironment.canUseDOM) return <Component {...props} />;
    const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
    return (
      <div
        {...{ [ISLAND]: name, [ISLAND_PREFIX]: prefix, [ISLAND_PROPS]: JSON.stringify(props) }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
