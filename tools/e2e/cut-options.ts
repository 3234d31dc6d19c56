import type { Page } from '@playwright/test'

/** Finds options that are wider than their select, which browsers clip without a sign. */
export const cutOptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility({ visibilityProperty: true }))
      .flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        pen.font = font
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return [...select.options]
          .map(({ text }) => ({ text, width: Math.ceil(pen.measureText(text).width) }))
          .filter(({ width }) => width > room + 1)
          .map(({ text, width }) => `${text}: ${width} of ${Math.round(room)} px`)
      })
  })
