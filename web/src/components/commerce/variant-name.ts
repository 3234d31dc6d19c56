import { translateValue } from '#i18n/translate.ts'

type Choice = { size?: string | undefined; color?: string | undefined }

/** What people call a variant: `18 L, Red`. */
export const variantName = ({ size, color }: Choice): string =>
  [size, color]
    .flatMap((part) => (part === undefined || part === '' ? [] : [translateValue(part)]))
    .join(', ')
