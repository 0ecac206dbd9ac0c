export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/**
 * Somebody who uses the site in one browser engine. No one library drives all of them: Playwright has patched builds of
 * Firefox and WebKit of its own, Puppeteer speaks to a released Firefox, and only WebDriver speaks to WebKit.
 */
export interface Visitor {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the window's content, in pixels. WebKitGTK's window is at least 447 pixels wide. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to the element and presses its middle with the mouse. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page. It must stand for itself: nothing around it travels with it. */
  see<Argument, Result>(look: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

/** A browser that one visitor uses. Tests keep apart by the origins of their servers. */
export interface Engine {
  readonly visitor: Visitor;
  close(): Promise<void>;
}

/** The width of a phone, and a window that shows the whole menu. */
export const PHONE = [390, 844] as const;
export const DESKTOP = [1440, 900] as const;
