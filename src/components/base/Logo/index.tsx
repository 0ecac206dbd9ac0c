/** The company's logo: five pavers in a pinwheel. Decorative: the name is beside it. */
export default function Logo() {
  return (
    <svg viewBox="0 0 30 30" width="32" height="32" aria-hidden="true" focusable="false">
      <path fill="#c9a57a" d="M0 1a1 1 0 0 1 1-1h17a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1Z" />
      <path fill="#b4442a" d="M20 1a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1Z" />
      <path fill="#e3cda6" d="M11 21a1 1 0 0 1 1-1h17a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H12a1 1 0 0 1-1-1Z" />
      <path fill="#d98c6c" d="M0 12a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1Z" />
      <path fill="#8d5a45" d="M11 12a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1Z" />
    </svg>
  );
}
