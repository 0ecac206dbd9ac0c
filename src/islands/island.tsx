import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { ISLAND } from './contract';

/** What every island is told beside its own props. */
export interface IslandProps {
  /** Path of the page. */
  readonly page: string;
}

/**
 * Makes a component an island: finished HTML on the server, brought to life by itself when a visitor turns to it. The
 * page around it never is, so no visitor downloads the code of what only needs to be read.
 *
 * The component is the default export of `src/components/<name>.island.tsx`. It takes plain props (they travel as JSON), no children, and nothing from a context or a router. It is rendered
 * apart from its page, so that its ids match those it gives itself in the browser, where no page surrounds it.
 */
export default function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(own: Omit<Props, keyof IslandProps>) {
    const prefix = useId();
    const props = { ...own, page: useLocation().pathname } as unknown as Props;
    // Development and unit tests render in the browser, where the component can stand for itself.
    if (ExecutionEnvironment.canUseDOM) return <Component {...props} />;
    const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
    return (
      <div
        {...{ [ISLAND]: name }}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
