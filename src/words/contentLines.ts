/** Writes the lines of which calendar files (RFC 5545) and contact cards (RFC 2426) consist. */

/** The longest line in octets, without its end (RFC 5545, section 3.1; RFC 2426, section 2.6). */
const LINE_OCTETS = 75;

/** Folds one line by octets, not by characters, so that no character is divided. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Joins lines to a file, each folded and with CRLF at its end. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes a text for the value of a line: backslashes, commas, semicolons and line breaks (RFC 2426, section 4). */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
