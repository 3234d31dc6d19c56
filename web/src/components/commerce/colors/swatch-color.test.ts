import { describe, expect, it } from 'vitest'
import { swatchColor } from './swatch-color.ts'

describe('swatch colors', () => {
  it('knows those of the shop, however they are written', () => {
    expect(swatchColor(' RED ')).toBe(swatchColor('Red'))
    expect(swatchColor('Grey')).toBe(swatchColor('Gray'))
  })

  it('never passes on what could be anything but a color', () => {
    expect(swatchColor('url(//evil.example)')).toContain('conic-gradient')
    expect(swatchColor('Assorted 3-pack')).toContain('conic-gradient')
  })
})
