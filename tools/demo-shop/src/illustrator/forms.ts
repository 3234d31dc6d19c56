import { bathMug } from './forms/bath-mug.ts'
import { bathStool } from './forms/bath-stool.ts'
import { bottle } from './forms/bottle.ts'
import { bucket } from './forms/bucket.ts'
import { casserole } from './forms/casserole.ts'
import { chaklaBelan } from './forms/chakla-belan.ts'
import { colander } from './forms/colander.ts'
import { cornerShelf } from './forms/corner-shelf.ts'
import { cutlerySet } from './forms/cutlery-set.ts'
import { dishDrainer } from './forms/dish-drainer.ts'
import { dustbin } from './forms/dustbin.ts'
import { glassSet } from './forms/glass-set.ts'
import { hangerSet } from './forms/hanger-set.ts'
import { jar } from './forms/jar.ts'
import { kadhai } from './forms/kadhai.ts'
import { kidsBowl } from './forms/kids-bowl.ts'
import { kidsCup } from './forms/kids-cup.ts'
import { kidsPlate } from './forms/kids-plate.ts'
import { knifeSet } from './forms/knife-set.ts'
import { ladleSet } from './forms/ladle-set.ts'
import { laundryBasket } from './forms/laundry-basket.ts'
import { lota } from './forms/lota.ts'
import { lunchBox } from './forms/lunch-box.ts'
import { masalaDabba } from './forms/masala-dabba.ts'
import { mug } from './forms/mug.ts'
import { pressureCooker } from './forms/pressure-cooker.ts'
import { rack } from './forms/rack.ts'
import { saucepan } from './forms/saucepan.ts'
import { servingBowl } from './forms/serving-bowl.ts'
import { sipper } from './forms/sipper.ts'
import { soapDish } from './forms/soap-dish.ts'
import { soapDispenser } from './forms/soap-dispenser.ts'
import { stepStool } from './forms/step-stool.ts'
import { storageSet } from './forms/storage-set.ts'
import { tawa } from './forms/tawa.ts'
import { thali } from './forms/thali.ts'
import { tiffin } from './forms/tiffin.ts'
import { toiletBrush } from './forms/toilet-brush.ts'
import { toothbrushHolder } from './forms/toothbrush-holder.ts'
import { tub } from './forms/tub.ts'
import { waterJug } from './forms/water-jug.ts'
import type { Form } from './sketch.ts'

/** Every kind of product that can be drawn. */
export const forms = {
  'bath-mug': bathMug,
  'bath-stool': bathStool,
  bottle,
  bucket,
  casserole,
  'chakla-belan': chaklaBelan,
  colander,
  'corner-shelf': cornerShelf,
  'cutlery-set': cutlerySet,
  'dish-drainer': dishDrainer,
  dustbin,
  'glass-set': glassSet,
  'hanger-set': hangerSet,
  jar,
  kadhai,
  'kids-bowl': kidsBowl,
  'kids-cup': kidsCup,
  'kids-plate': kidsPlate,
  'knife-set': knifeSet,
  'ladle-set': ladleSet,
  'laundry-basket': laundryBasket,
  lota,
  'lunch-box': lunchBox,
  'masala-dabba': masalaDabba,
  mug,
  'pressure-cooker': pressureCooker,
  rack,
  saucepan,
  'serving-bowl': servingBowl,
  sipper,
  'soap-dish': soapDish,
  'soap-dispenser': soapDispenser,
  'step-stool': stepStool,
  'storage-set': storageSet,
  tawa,
  thali,
  tiffin,
  'toilet-brush': toiletBrush,
  'toothbrush-holder': toothbrushHolder,
  tub,
  'water-jug': waterJug,
} satisfies Record<string, Form>

export type FormName = keyof typeof forms
