import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { IslandName } from './islands';

/**
 * Makes a component an island: finished HTML on the server, brought to life by itself when a visitor turns to it. The
 * page around it never is, so no visitor downloads the code of what only needs to be read.
 *
 * An island is rendered apart from its page, so that its ids match those it gives itself in the browser, where no page
 * surrounds it. It takes plain props (they travel as JSON), no children, and nothing from a context or a router.
 */
export default function island<Props extends object>(name: IslandName, Component: ComponentType<Props>) {
  return function Island(props: Props) {
    const prefix = useId();
    // Development and unit tests render in the browser, where the component can stand for itself.
    if (ExecutionEnvironment.canUseDOM) return <Component {...props} />;
    const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
