import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
  },
  variants: {
    tone: {
      neutral: { bg: 'sand', color: 'ink.soft' },
      info: { bg: 'teal.tint', color: 'teal.deep' },
      success: { bg: 'success.tint', color: 'success' },
      warning: { bg: 'warning.tint', color: 'warning' },
      danger: { bg: 'danger.tint', color: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
