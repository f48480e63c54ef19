import { puffs } from './groceries.js';
import {
  balls,
  bones,
  boneSlices,
  cubes,
  drumsticks,
  feet,
  fillets,
  layeredSlab,
  minced,
  ribs,
  rolledSlices,
  sausages,
  smallCuts,
  steak,
  wholeBird,
  wings,
} from './meat.js';

const BEEF = '#A8322B';
const BEEF_DARK = '#84231F';
const PORK = '#D9817A';
const PORK_DARK = '#BF625C';
const FAT = '#F6E9DC';
const BIRD = '#F3DDB8';
const BIRD_DARK = '#E0C08C';

export const MEAT_MOTIFS: Record<string, () => string> = {
  'Beef Shank': () => boneSlices(BEEF, '#D9A79B', '#F0E2D2'),
  'Beef Brisket': () => layeredSlab(BEEF, FAT, '#E8C9B4'),
  'Beef Short Ribs': () => ribs(BEEF, BEEF_DARK, '#F2E6D6'),
  'Flank Steak': () => steak('#9E3029', '#7C201B', '#B85C52'),
  'Stewing Beef': () => cubes(BEEF, BEEF_DARK, FAT),
  'Lean Ground Beef': () => minced('#B5413A', '#93302A'),
  'Beef Tendon': () => fillets('#E9D8BC', '#D6BF9A'),
  'Honeycomb Tripe': () => puffs('#EFE6D4', '#CDBFA4'),
  Oxtail: () => boneSlices('#96302B', '#E7C6B8', '#EFE3D3'),
  'Beef Marrow Bones': () => bones('#EFE3D0', '#D4BFA0'),
  'Ribeye Steak': () => steak('#B03A31', '#8C2922', '#F3E3D6'),
  'Whole Free-Run Chicken': () => wholeBird('#F2D49B', '#E2B871', '#F5EBDD'),
  'Silkie Chicken': () => wholeBird('#4A4650', '#35323B', '#6B6672'),
  'Chicken Thighs, Boneless': () => fillets('#EFC0AC', '#DDA38C'),
  'Chicken Drumsticks': () => drumsticks(BIRD, BIRD_DARK),
  'Chicken Wings': () => wings(BIRD, BIRD_DARK),
  'Chicken Mid-Joint Wings': () => wings('#F0D2A6', '#D9B07A'),
  'Chicken Breast, Boneless': () => fillets('#F4D0C2', '#E5B4A2'),
  'Chicken Feet': () => feet('#EFD9A8', '#CDAF74'),
  'Chicken Gizzards': () => smallCuts('#8E3B44', '#702A33'),
  'Whole Duck': () => wholeBird('#E4B77C', '#C9935A', '#F0D9A0'),
  'Pork Belly, Skin On': () => layeredSlab(PORK, FAT, '#E9C6A6'),
  'Pork Spare Ribs': () => ribs(PORK, PORK_DARK, '#F5EADB'),
  'Pork Back Ribs': () => ribs('#CF746C', '#B0554F', '#F5EADB'),
  'Pork Shoulder Butt': () => steak(PORK, PORK_DARK, FAT),
  'Lean Ground Pork': () => minced('#E39A92', '#CC7B73'),
  'Pork Tenderloin': () => fillets(PORK, PORK_DARK),
  'Pork Hock': () => boneSlices(PORK, '#EBC9AC', '#F2E6D8'),
  'Pork Neck Bones': () => bones('#EBCFC0', '#C98F84'),
  'Pork Jowl': () => steak('#E0918A', '#C36F69', '#FAF0E6'),
  'Pork Liver': () => fillets('#7E2B30', '#641E24'),
  'Cantonese Pork Sausage': () => sausages('#9E2B25', '#EFC9B0'),
  'Cured Pork Belly': () => layeredSlab('#A34A32', '#E8C79A', '#6E3420'),
  'Sliced Beef Chuck Roll': () => rolledSlices('#B5403A', FAT),
  'Sliced Lamb Shoulder': () => rolledSlices('#9E3B45', '#F3DCD2'),
  'Sliced Pork Belly': () => rolledSlices('#E08F88', '#FAF0E8'),
  'Sliced Angus Brisket': () => rolledSlices('#8F2A26', '#F0DAC8'),
  'Beef Balls': () => balls('#9A7460', '#7E5A48', '#3A5F7D'),
  'Fuzhou Fish Balls': () => balls('#F6F1E6', '#DCD3C0', '#B3200F'),
  'Cuttlefish Balls': () => balls('#F1E4DC', '#D9C4B8', '#0B5F73'),
  'Lobster-Flavoured Balls': () => balls('#EE9A7A', '#D8754F', '#8A5A00'),
  'Fish Tofu': () => puffs('#F3DFAE', '#D9B46A'),
  'Hand-Cut Beef Tongue': () => fillets('#C4685F', '#A84E47', '#E4A79E'),
};
