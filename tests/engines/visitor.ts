export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/**
 * A visitor in one browser engine. No single library drives all engines: Playwright uses its own builds of Firefox and
 * WebKit, Puppeteer drives released versions of Firefox, and only WebDriver drives WebKit.
 */
export interface Visitor {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the window's content, in pixels. WebKitGTK's window is at least 447 pixels wide. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to the element and clicks its center with the mouse. */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page. The function must be self-contained, because its closure is not passed along. */
  see<Argument, Result>(look: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

/** A browser for one visitor. Tests are isolated by the origins of their servers. */
export interface Engine {
  readonly visitor: Visitor;
  close(): Promise<void>;
}

/** The width of a phone, and a window that shows the whole menu. */
export const PHONE = [390, 844] as const;
export const DESKTOP = [1440, 900] as const;
