/** Prints the design without the rest of the page: see `data-print-design` in the styles. */
export function printDesign(): void {
  const page = document.documentElement;
  page.dataset.printDesign = '';
  window.addEventListener('afterprint', () => delete page.dataset.printDesign, { once: true });
  window.print();
}
