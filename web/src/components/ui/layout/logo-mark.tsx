/** A bowl under a saffron rim: the logo of a shop that has uploaded none. */
export const LogoMark = () => (
  <svg aria-hidden width="30" height="30" viewBox="0 0 32 32">
    <path d="M5 14h22c0 8-4.600 13-11 13S5 22 5 14Z" fill="currentColor" />
    <path d="M3 11h26" stroke="var(--colors-saffron)" strokeWidth="3.200" strokeLinecap="round" />
  </svg>
)
