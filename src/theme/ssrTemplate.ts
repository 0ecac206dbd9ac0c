/**
 * Docusaurus' page template without its scripts, without its stylesheets and without the tags that plugins add around the
 * body, so that its single-page application never starts. The boot script loads React and the page's islands on first
 * use (src/islands); the finishing pass adds the page's styles (src/plugins/finishPages/pageStyles.ts).
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
  </body>
</html>
`;
