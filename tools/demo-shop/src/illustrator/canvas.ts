import { STUDIO } from './camera.ts'
import type { Camera } from './camera.ts'
import type { Point } from './vector.ts'

/** As SVG text with one decimal, which is a tenth of a pixel. */
export const number = (value: number): string => `${Math.round(value * 10) / 10}`

export type Bounds = { left: number; top: number; right: number; bottom: number }

/** A gradient's stop: where (0–1), a color, and how opaque. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${Number(offset.toFixed(3))}" stop-color="${color}"` +
        `${opacity === undefined ? '' : ` stop-opacity="${Number(opacity.toFixed(3))}"`}/>`,
    )
    .join('')

/** The `<defs>` of one SVG: equal definitions are written once. */
export class Definitions {
  readonly #ids = new Map<string, string>()

  /** Takes the markup with `%` for the id and answers a `url(#…)` to it. */
  add(markup: string): string {
    let id = this.#ids.get(markup)
    if (!id) {
      id = `d${this.#ids.size}`
      this.#ids.set(markup, id)
    }
    return `url(#${id})`
  }

  /** Along x over the bounding box of the shape that it fills, unless told otherwise. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    return this.add(
      `<linearGradient id="%" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `${stopsMarkup(stops)}</linearGradient>`,
    )
  }

  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.add(
      `<radialGradient id="%" cx="${cx}" cy="${cy}" r="${r}">${stopsMarkup(stops)}</radialGradient>`,
    )
  }

  markup(): string {
    const written = [...this.#ids].map(([markup, id]) => markup.replace('%', id))
    return `<defs>${written.join('')}</defs>`
  }
}

export type Placing = { x?: number; y?: number; turn?: number; scale?: number }

/** Collects shapes back to front, and the room that they take. */
export class Canvas {
  readonly defs: Definitions
  readonly camera: Camera
  readonly #shapes: string[] = []
  #bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  constructor(defs = new Definitions(), camera = STUDIO) {
    this.defs = defs
    this.camera = camera
  }

  get bounds(): Bounds {
    return this.#bounds
  }

  /** Ready-made markup; it does not count for the bounds. */
  raw(markup: string): void {
    this.#shapes.push(markup)
  }

  /** A path through the points; attributes as in SVG. */
  path(points: readonly Point[], fill: string, options: { open?: boolean; extra?: string } = {}) {
    this.cover(points)
    const d = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')
    this.raw(`<path d="M${d}${options.open ? '' : 'Z'}" fill="${fill}" ${options.extra ?? ''}/>`)
  }

  /** Draws into a part of its own that is moved, turned (degrees, clockwise) and scaled as a whole. */
  group(placing: Placing, draw: (part: Canvas) => void): void {
    const part = new Canvas(this.defs, this.camera)
    draw(part)
    const { x = 0, y = 0, turn = 0, scale = 1 } = placing
    this.raw(
      `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) ` +
        `scale(${scale.toFixed(4)})">${part.markup()}</g>`,
    )
    const { left, top, right, bottom } = part.bounds
    if (left > right) return
    const cos = Math.cos((turn * Math.PI) / 180) * scale
    const sin = Math.sin((turn * Math.PI) / 180) * scale
    const corners = [left, right].flatMap((px) => [top, bottom].map((py) => [px, py] as const))
    this.cover(corners.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]))
  }

  ellipse([cx, cy]: Point, [rx, ry]: Point, fill: string, extra = ''): void {
    this.raw(
      `<ellipse cx="${number(cx)}" cy="${number(cy)}" rx="${number(rx)}" ry="${number(ry)}" ` +
        `fill="${fill}" ${extra}/>`,
    )
  }

  /** Counts points for the bounds. */
  cover(points: readonly Point[]): void {
    let { left, top, right, bottom } = this.#bounds
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    this.#bounds = { left, top, right, bottom }
  }

  markup(): string {
    return this.#shapes.join('')
  }
}
