import { cameraAt, STUDIO } from './camera.ts'
import type { Camera } from './camera.ts'
import type { FormName } from './forms.ts'

/** How a picture shows a product. */
export type View = 'front' | 'open' | 'above' | 'use' | 'bare'

/** What else there is to see of a product besides its front. */
export const FURTHER_VIEWS: Readonly<Record<FormName, readonly View[]>> = {
  'bath-mug': ['above', 'use'],
  'bath-stool': ['above', 'use'],
  bottle: ['open', 'use'],
  bucket: ['above', 'use'],
  casserole: ['open', 'use'],
  'chakla-belan': ['above', 'use'],
  colander: ['above', 'use'],
  'corner-shelf': ['bare', 'use'],
  'cutlery-set': ['use'],
  'dish-drainer': ['bare', 'above'],
  dustbin: ['open', 'use'],
  'glass-set': ['above', 'use'],
  'hanger-set': ['use'],
  jar: ['open', 'use'],
  kadhai: ['above', 'use'],
  'kids-bowl': ['above', 'use'],
  'kids-cup': ['above', 'use'],
  'kids-plate': ['use'],
  'knife-set': ['use'],
  'ladle-set': ['use'],
  'laundry-basket': ['above', 'use'],
  lota: ['above', 'use'],
  'lunch-box': ['open', 'use'],
  'masala-dabba': ['above'],
  mug: ['above', 'use'],
  'pressure-cooker': ['open', 'use'],
  rack: ['bare'],
  saucepan: ['above', 'use'],
  'serving-bowl': ['above', 'use'],
  sipper: ['open'],
  'soap-dish': ['above', 'use'],
  'soap-dispenser': ['above', 'use'],
  'step-stool': ['above'],
  'storage-set': ['open'],
  tawa: ['above', 'use'],
  thali: ['above', 'use'],
  tiffin: ['open', 'use'],
  'toilet-brush': ['open'],
  'toothbrush-holder': ['use'],
  tub: ['above', 'use'],
  'water-jug': ['open', 'use'],
}

const STEEPER = cameraAt(36)
const ABOVE = cameraAt(62)
/** For drawings that are measured. */
export const LEVEL = cameraAt(7)

/** Flat things are seen better from further up. */
const FLAT: Partial<Record<FormName, Camera>> = {
  'chakla-belan': STEEPER,
  'kids-plate': cameraAt(58),
  'masala-dabba': STEEPER,
  tawa: STEEPER,
  thali: cameraAt(42),
}

export const cameraOf = (form: FormName, view: View = 'front'): Camera => {
  if (view === 'above') return ABOVE
  return FLAT[form] ?? STUDIO
}
