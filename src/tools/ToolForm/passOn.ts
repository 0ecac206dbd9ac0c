import { useInBrowser } from '@site/src/islands/useInBrowser';

/**
 * Returns the link that opens this page's tool with a result.
 * @param anchor Id of the tool
 */
export function resultLink(query: string, anchor: string): string {
  return new URL(`${window.location.pathname}?${query}#${anchor}`, window.location.origin).href;
}

/** Copies a link, and returns what became of it in words. */
export async function copyLink(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return 'Link copied. Anyone who opens it will see this result.';
  } catch {
    // A site with tags keeps results out of its address.
    return window.location.href === link
      ? 'The link to this result is now in the address bar.'
      : `Your browser didn’t allow copying. Here’s the link: ${link}`;
  }
}

/** Opens the share sheet with a link, and returns what became of it in words; empty if the sheet itself has shown it. */
export async function shareLink(link: string): Promise<string> {
  try {
    await navigator.share({ title: document.title, url: link });
    return '';
  } catch (error) {
    // The visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : copyLink(link);
  }
}

/** Returns whether the browser has a share sheet; false in the server's HTML. */
export function useShareSheet(): boolean {
  return useInBrowser(() => 'share' in navigator, false);
}
