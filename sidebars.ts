import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: ['change-a-fact', 'write-an-article', 'replace-a-picture', 'change-the-guide'],
};

export default sidebars;
