/** Loads another company's script, with data attributes if it reads any. If it is blocked, the page goes on without it. */
export function loadTag(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
