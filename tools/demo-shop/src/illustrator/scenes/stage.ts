import { Canvas, Definitions, number } from '#illustrator/canvas.ts'
import type { Bounds } from '#illustrator/canvas.ts'
import { lathe } from '#illustrator/lathe.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import { profile } from '#illustrator/profile.ts'
import { shadow } from '#illustrator/shadow.ts'
import { sketchProduct } from '#illustrator/draw-product.ts'
import type { Drawing } from '#illustrator/draw-product.ts'
import type { Picture } from '#illustrator/picture.ts'

type Podium = { podium: string; radius: number; height: number }

/** A product, or a plaster drum to stand one on, at a place of the stage: y is where its foot is. */
type Prop = (Picture | Podium) & { x: number; y: number; size?: number }

type Arch = { x: number; width: number; height: number; color: string }
type Sun = { x: number; y: number; radius: number; color: string }

export type Stage = {
  wall: string
  floor: string
  /** Where the wall meets the floor, in the stage's own units: 0 is the front edge, up is negative. */
  horizon: number
  arches: readonly Arch[]
  suns: readonly Sun[]
  /** Back to front. */
  props: readonly Prop[]
  /** On a wide picture the group stands here (0–1), leaving the rest for words. */
  wideCenter: number
  /** How much brighter the wall is where the light falls, 0–1. */
  glow: number
}

export type Frame = { width: number; height: number }

const drum = ({ podium, radius, height }: Podium, defs: Definitions): Drawing => {
  const shadows = new Canvas(defs)
  const body = new Canvas(defs)
  shadow(shadows, { radius, height })
  lathe(body, {
    profile: profile([
      [0, height],
      [radius, height, 6],
      [radius, 0, 6],
      [0, 0],
    ]),
    material: plastic(podium, 0.06),
  })
  return { shadows: shadows.markup(), body: body.markup(), bounds: body.bounds }
}

const place = (prop: Prop, defs: Definitions) => {
  const { x, y, size = 1 } = prop
  const { shadows, body, bounds } = 'podium' in prop ? drum(prop, defs) : sketchProduct(prop, defs)
  const transform = `translate(${number(x)} ${number(y)}) scale(${size.toFixed(3)})`
  return {
    markup: `<g transform="${transform}">${shadows}${body}</g>`,
    bounds: {
      left: x + bounds.left * size,
      right: x + bounds.right * size,
      top: y + bounds.top * size,
      bottom: y + bounds.bottom * size,
    },
  }
}

const around = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})

const WIDE = 1.5

/** How the group of props sits in a frame: beside the words when wide, below them when tall. */
const arrange = ({ left, right, top, bottom }: Bounds, stage: Stage, { width, height }: Frame) => {
  const wide = width / height > WIDE
  const tall = width / height < 0.9
  const room = wide
    ? { width: width * (1 - Math.abs(stage.wideCenter - 0.5) * 2) * 0.94, height: height * 0.8 }
    : { width: width * 0.86, height: height * (tall ? 0.56 : 0.7) }
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top))
  const centerX = wide ? width * stage.wideCenter : width / 2
  const foot = wide ? height * 0.9 : height * (tall ? 0.9 : 0.88)
  return { scale, x: centerX - ((left + right) / 2) * scale, y: foot - bottom * scale }
}

const archMarkup = ({ x, width, height, color }: Arch, horizon: number) => {
  const half = width / 2
  return (
    `<path d="M${x - half} ${horizon}V${horizon - height + half}a${half} ${half} 0 0 1 ${width} 0` +
    `V${horizon}Z" fill="${color}"/>`
  )
}

/** The stage as an SVG of exactly the frame's size. */
export const drawStage = (stage: Stage, frame: Frame): string => {
  const defs = new Definitions()
  const placed = stage.props.map((prop) => place(prop, defs))
  const { x, y, scale } = arrange(around(placed.map(({ bounds }) => bounds)), stage, frame)
  const { width, height } = frame
  const horizon = y + stage.horizon * scale
  const floor = defs.linear(
    [
      [0, '#1f1a14', 0.1],
      [0.16, '#1f1a14', 0.02],
      [1, '#ffffff', 0.14],
    ],
    [0, 0, 0, 1],
  )
  const glow = defs.radial(
    [
      [0, '#ffffff', stage.glow],
      [1, '#ffffff', 0],
    ],
    [0.3, 0.16, 0.75],
  )
  const rect = (top: number, fill: string) =>
    `<rect y="${number(top)}" width="${width}" height="${number(height - top)}" fill="${fill}"/>`
  const shapes = [
    ...stage.suns.map(
      (sun) => `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.color}"/>`,
    ),
    ...stage.arches.map((arch) => archMarkup(arch, stage.horizon)),
  ]
  const transform = `translate(${number(x)} ${number(y)}) scale(${scale.toFixed(4)})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}">${defs.markup()}${rect(0, stage.wall)}${rect(0, glow)}` +
    `<g transform="${transform}">${shapes.join('')}</g>${rect(horizon, stage.floor)}` +
    `${rect(horizon, floor)}<g transform="${transform}">` +
    `${placed.map(({ markup }) => markup).join('')}</g></svg>`
  )
}
