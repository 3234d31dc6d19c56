import { COLORS, MATERIALS } from '@bartan/contract/products/rules'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawProduct, sketchProduct } from './draw-product.ts'
import { Definitions } from './canvas.ts'
import { FURTHER_VIEWS } from './view.ts'
import { forms } from './forms.ts'
import type { FormName } from './forms.ts'

const names = Object.keys(forms) as FormName[]

/** What is wrong with the markup: a tag not closed in turn, a reference to nothing, a number that is none. */
const faults = (svg: string): string[] => {
  const found: string[] = []
  const open: string[] = []
  for (const [, closing, tag = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== tag) found.push(`</${tag}>`)
    } else if (!rest.endsWith('/')) open.push(tag)
  }
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
  for (const [reference, id] of svg.matchAll(/url\(#(\w+)\)/g))
    if (!defined.has(id)) found.push(reference)
  return [...found, ...open, ...(svg.match(/NaN|undefined|Infinity/g) ?? [])]
}

describe('drawProduct', () => {
  // Each color and each material comes up with some form; all with all would take ten times as long.
  it.each(names)('draws a %s without a color and in one, each in a material', (form) => {
    const turn = names.indexOf(form)
    for (const [index, color] of [undefined, COLORS[turn % COLORS.length]].entries()) {
      const material = MATERIALS[(turn + index) % MATERIALS.length] ?? 'Steel'
      expect(faults(drawProduct({ form, material, color }))).toEqual([])
    }
  })

  it.each(names)('draws a %s from all its sides, each unlike the others', (form) => {
    const views = (['front', ...FURTHER_VIEWS[form]] as const).map((view) =>
      drawProduct({ form, material: 'Plastic', color: 'Green', view }),
    )
    expect(views.flatMap(faults)).toEqual([])
    expect(new Set(views).size).toBe(views.length)
  })

  it.each(names)('draws how large a %s is, with nothing outside the tile', async (form) => {
    const measures = { width: 30.5, height: 18 }
    const svg = drawProduct({ form, material: 'Steel', color: 'Gray', measures }, 100)
    expect(faults(svg)).toEqual([])
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The paper and its squares are light; ink, product and hand are not.
    const last = info.width - 1
    for (let along = 0; along < info.height; along += 1)
      for (const across of [0, last])
        expect(data[(along * info.width + across) * info.channels]).toBeGreaterThan(180)
  })

  it.each(names)('draws a %s that a renderer takes, square and not empty', async (form) => {
    const svg = drawProduct({ form, material: 'Plastic', color: 'Red' }, 120)
    const picture = sharp(Buffer.from(svg))
    expect(await picture.metadata()).toMatchObject({ format: 'svg', width: 120, height: 120 })
    const { channels } = await picture.stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
  })

  it('draws at about one scale, so that scenes can mix forms', () => {
    for (const form of names) {
      const { bounds } = sketchProduct({ form, material: 'Plastic' }, new Definitions())
      const width = bounds.right - bounds.left
      const height = bounds.bottom - bounds.top
      expect(Math.max(width, height)).toBeGreaterThan(240)
      expect(Math.max(width, height)).toBeLessThan(760)
    }
  })

  it('draws the same picture for the same request, and another for another seed', () => {
    const picture = { form: 'bottle', material: 'Plastic', color: 'Blue' } as const
    expect(drawProduct({ ...picture, seed: 1 })).toBe(drawProduct({ ...picture, seed: 1 }))
    expect(drawProduct({ ...picture, seed: 1 })).not.toBe(drawProduct({ ...picture, seed: 2 }))
  })

  it('shows the color', () => {
    const inRed = drawProduct({ form: 'tiffin', material: 'Steel', color: 'Red' })
    const inBlue = drawProduct({ form: 'tiffin', material: 'Steel', color: 'Blue' })
    expect(inRed).not.toBe(inBlue)
  })

  it('draws a color that the shop does not know', () => {
    const svg = drawProduct({ form: 'mug', material: 'Plastic', color: 'Turquoise' })
    expect(faults(svg)).toEqual([])
  })
})
