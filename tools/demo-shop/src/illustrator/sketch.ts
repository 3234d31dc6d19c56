import type { Camera } from './camera.ts'
import { Canvas, number } from './canvas.ts'
import type { Definitions, Placing } from './canvas.ts'
import { toHex } from './color.ts'
import { decal } from './decal.ts'
import type { Decal } from './decal.ts'
import { lathe } from './lathe.ts'
import type { Lathe } from './lathe.ts'
import type { Material } from './materials/material.ts'
import { aluminium, iron, steel } from './materials/metal.ts'
import { plastic } from './materials/plastic.ts'
import { companionColor, plasticColor } from './palette.ts'
import { plate } from './plate.ts'
import { profile } from './profile.ts'
import type { Corner, Profile } from './profile.ts'
import { random } from './random.ts'
import { rod } from './rod.ts'
import { shadow } from './shadow.ts'
import type { Shadow } from './shadow.ts'
import type { Point, Vec } from './vector.ts'
import type { View } from './view.ts'

type TurnOptions = Partial<Omit<Lathe, 'profile'>>
type PlateLook = { material?: Material; bulge?: number; light?: number }
type RodOptions = { material?: Material; smooth?: boolean; cap?: 'round' | 'butt' }

type SketchOptions = {
  color?: string | undefined
  material: string
  seed: number
  view: View
  camera: Camera
}

/** What a form draws with: its colors and materials chosen, its tools at hand. */
export class Sketch {
  readonly canvas: Canvas
  readonly shadows: Canvas
  /** What most of the product is made of. */
  readonly body: Material
  /** Handles, lids and knobs, in the product's color. */
  readonly accent: Material
  /** A paler or contrasting plastic for a second part. */
  readonly second: Material
  /** What prints on a colored body are printed in. */
  readonly print: Material
  /** Bails, frames and rods that are metal whatever the body is. */
  readonly wire: Material
  /** The color as a hex value, black when the product has none. */
  readonly color: string
  readonly isMetal: boolean
  readonly hasColor: boolean
  /** Lids off, so that one sees in. */
  readonly isOpen: boolean
  /** With what belongs in it, or beside it. */
  readonly inUse: boolean
  /** Closed, and without anything that only shows what it is for. */
  readonly isBare: boolean
  readonly #random: () => number

  constructor(defs: Definitions, { color, material, seed, view, camera }: SketchOptions) {
    this.canvas = new Canvas(defs, camera)
    this.shadows = new Canvas(defs, camera)
    this.isOpen = view === 'open'
    this.inUse = view === 'use'
    this.isBare = view === 'bare'
    this.#random = random(seed)
    this.color = plasticColor(color ?? 'Black')
    const own = plastic(this.color, material === 'Fiber' ? 0.42 : 0.66)
    const metals: Record<string, Material> = { Steel: steel, Aluminium: aluminium, Iron: iron }
    this.body = metals[material] ?? (color ? own : plastic('#dfe3e0'))
    this.accent = own
    this.second = plastic(companionColor(color))
    this.print = plastic(color === 'White' || color === undefined ? '#e8703f' : '#fbf6ea', 0.4)
    this.wire = material === 'Iron' ? iron : steel
    this.isMetal = material in metals
    this.hasColor = color !== undefined
  }

  /** A number between the two: what tells one product of a form from the next. */
  vary(low: number, high: number): number {
    return low + (high - low) * this.#random()
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.#random() * choices.length)] ?? choices[0]
  }

  /** A body turned from a profile; the body's material unless told otherwise. */
  turn(corners: readonly Corner[], options: TurnOptions = {}): Profile {
    const { material = this.body } = options
    const points = profile(corners, material.spun !== undefined)
    lathe(this.canvas, { ...options, material, profile: points })
    return points
  }

  rod(points: readonly Vec[], width: number, options: RodOptions = {}): void {
    rod(this.canvas, { material: this.accent, ...options, points, width })
  }

  plate(outline: readonly Point[], at: Vec, look: PlateLook = {}): void {
    plate(this.canvas, { material: this.body, ...look, outline, at })
  }

  /** Draws a part upright and lays or leans it as a picture, in degrees. */
  laidDown(placing: Placing, draw: (part: Sketch) => void): void {
    const whole = this.canvas
    whole.group(placing, (canvas) => draw(this.#on(canvas)))
  }

  /** A part that leans sideways, standing on a point of the model. */
  standing(
    { x, y, z, lean }: { x: number; y: number; z: number; lean: number },
    draw: (part: Sketch) => void,
  ): void {
    const [px, py] = this.canvas.camera.project([x, y, z])
    this.laidDown({ x: px, y: py, turn: lean }, draw)
  }

  /** This very sketch, drawing elsewhere. */
  #on(canvas: Canvas): Sketch {
    const part: Sketch = Object.create(this, { canvas: { value: canvas } })
    return part
  }

  /** A material's color where it lies flat and open. */
  ink(material: Material): string {
    return toHex(material.shade([0, 1, 0], 1))
  }

  decal(options: Decal): void {
    decal(this.canvas, options)
  }

  /** On the ground, under everything. */
  shadow(options: Shadow): void {
    shadow(this.shadows, options)
  }

  /** What hangs in front of a wall throws it there. */
  wallShadow(points: readonly Vec[], width: number): void {
    const line = points
      .map(this.canvas.camera.project)
      .map(([x, y]) => `${number(x + 20)} ${number(y + 24)}`)
    for (const spread of [26, 16, 8, 0])
      this.shadows.raw(
        `<path d="M${line.join('L')}" fill="none" stroke="#26222c" stroke-opacity="0.035" ` +
          `stroke-linecap="round" stroke-linejoin="round" stroke-width="${width + spread}"/>`,
      )
  }

  /** On what has been drawn so far. */
  shadowOn(options: Shadow & { y: number }): void {
    shadow(this.canvas, options)
  }
}

/** Draws one kind of product around the origin, standing on height 0, about 400 across. */
export type Form = (sketch: Sketch) => void
