/** A telephone in a speech bubble; lucide ships no brand marks. */
export const WhatsAppIcon = ({ size }: { size: number }) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
  >
    <path d="M3 21l1.600-5A9 9 0 1 1 8.200 19.400Z" />
    <path
      d="M9 8c-.6 3.500 3.500 7.600 7 7l.2-2-2.200-.9-1 1c-1.300-.6-2-1.400-2.600-2.600l1-1L10.500 7.500Z"
      fill="currentColor"
      strokeWidth="1"
    />
  </svg>
)
