/** Drawn by hand, because lucide has no brand icons. */
const DRAWN = {
  'aria-hidden': true,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
} as const

/** A generic camera, as photo networks use it. */
export const SocialIcon = ({ size = 20 }: { size?: number }) => (
  <svg {...DRAWN} width={size} height={size}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="17.2" cy="6.8" r="0.6" fill="currentColor" />
  </svg>
)

/** A telephone in a speech bubble. */
export const WhatsAppIcon = ({ size }: { size: number }) => (
  <svg {...DRAWN} width={size} height={size} strokeLinejoin="round">
    <path d="M3 21l1.600-5A9 9 0 1 1 8.200 19.400Z" />
    <path
      d="M9 8c-.6 3.500 3.500 7.600 7 7l.2-2-2.200-.9-1 1c-1.300-.6-2-1.400-2.600-2.600l1-1L10.500 7.500Z"
      fill="currentColor"
      strokeWidth="1"
    />
  </svg>
)
