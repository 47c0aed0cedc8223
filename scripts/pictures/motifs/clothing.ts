import { repeat } from '../numbers.ts';

/** A little lock of fur that hangs down. */
const lock = (x: number, y: number, w = 13, h = 20) =>
  `M${x - w} ${y}Q${x - w * 0.3} ${y + h} ${x} ${y + h} ${x + w * 0.5} ${y + h * 0.5} ${x + w} ${y}Z`;

export const clothing = {
  dokkaebi: {
    width: 130,
    height: 200,
    seat: 0,
    drawing: `<path d="M-30 0Q-44-2-42-12-36-20-30-44H-6Q-6-14-8-2-18 2-30 0ZM30 0Q44-2 42-12 36-20 30-44H6Q6-14 8-2 18 2 30 0Z" fill="{#7fa4a0>#3f6668}"/><path d="M-48-40Q-58-96-36-122H36Q58-96 48-40 0-22-48-40Z" fill="{#9cc2b6>#4d7a78}"/><path d="M-50-62Q0-44 50-62L58-26 46-32 40-18 28-28 20-14 8-26 0-12-10-26-20-14-30-28-42-18-46-32-58-26Z" fill="{#f0cf86>#b5803c}"/><path d="M-50-64Q0-46 50-64L51-54Q0-36-51-54Z" fill="{#b5803c>#7d5426}"/><path d="M-46-108Q-66-92-52-72-34-62-10-72L-6-88Q-30-84-34-100ZM46-108Q66-92 52-72 34-62 10-72L6-88Q30-84 34-100Z" fill="{#8cb4aa>#456e6e}"/><path d="M-16-92Q0-100 14-90 20-76 8-68-8-64-16-72-22-82-16-92Z" fill="{#bcd9c8@#6d9a90}"/><path d="M-2-92V-70" stroke="#3f6668" stroke-width="2.500" opacity=".6"/><path d="M-14-184Q-10-214 2-222 14-212 16-184Z" fill="{#ffe9b0>#d69a44}"/><path d="M-10-196q10 5 22 0M-6-208q8 4 15 0" fill="none" stroke="#b0762e" stroke-width="2.500"/><path d="M-62-150Q-76-152-74-164-64-172-52-162ZM62-150Q76-152 74-164 64-172 52-162Z" fill="{#9cc2b6>#5d8a84}"/><path d="M-58-146Q-60-192-30-190-20-202-2-194 18-204 30-190 60-190 58-146 60-108 0-104-60-108-58-146Z" fill="{#a9cdbf@#55827e}"/><path d="${lock(-44, -122)}${lock(-22, -114)}${lock(0, -112)}${lock(22, -114)}${lock(44, -122)}" fill="#5f8d86"/><path d="${lock(-34, -186, 12, 16)}${lock(-14, -190, 12, 18)}${lock(8, -192, 12, 18)}${lock(30, -186, 12, 16)}" fill="#55827e"/><path d="M-46-152Q-44-172-24-170-4-168-4-150-6-132-24-132-44-134-46-152ZM46-152Q44-172 24-170 4-168 4-150 6-132 24-132 44-134 46-152Z" fill="#e6f0e2" opacity=".55"/><circle cx="-22" cy="-152" r="12" fill="#fff"/><circle cx="24" cy="-152" r="12" fill="#fff"/><circle cx="-20" cy="-150" r="7" fill="#2a2630"/><circle cx="22" cy="-150" r="7" fill="#2a2630"/><circle cx="-22" cy="-153" r="2.500" fill="#fff"/><circle cx="20" cy="-153" r="2.500" fill="#fff"/><ellipse cx="1" cy="-138" rx="8" ry="6" fill="{#e89a86>#b8604e}"/><path d="M-28-130Q0-118 30-130 26-108 2-106-24-108-28-130Z" fill="#6e2a30"/><path d="M-20-127L-15-117-9-124ZM11-124L17-117 23-128Z" fill="#fff"/><path d="M-12-110Q2-118 16-111 2-104-12-110Z" fill="#ec7f7a"/><ellipse cx="-40" cy="-134" rx="8" ry="5" fill="#f0938a" opacity=".55"/><ellipse cx="42" cy="-134" rx="8" ry="5" fill="#f0938a" opacity=".55"/>`,
  },
  emptyLoom: {
    width: 250,
    height: 190,
    drawing: `<path d="M-70-12V-150M94-12V-150" stroke="#7a4c2a" stroke-width="12"/><path d="M-60-112H96M-60-40H96" stroke="#6d4225" stroke-width="9"/><path d="M-116 0L-108-176H-88L-84 0ZM84 0L90-176H110L116 0Z" fill="{#d29a63>#7d4d2a}"/><path d="M-126-4H-72V6H-126ZM74-4H128V6H74Z" fill="{#a9703f>#633a1e}"/><path d="M-124-190H124Q132-180 124-168H-124Q-132-180-124-190Z" fill="{#e5b47c>#935f34}"/><path d="M-118-92H118Q126-82 118-72H-118Q-126-82-118-92Z" fill="{#dca66c>#87532c}"/><path d="M-100-134H100V-122H-100Z" fill="{#f0d3a4>#b58350}"/><path d="M-60-168V-134M60-168V-134" stroke="#c9a877" stroke-width="4"/><g stroke="#8d6137" stroke-width="3">${repeat(17, (at) => `<path d="M${at * 11.5 - 92}-122V-110"/>`)}</g><path d="M-96-110H96V-104H-96Z" fill="#a06d3e"/><path d="M-70-22L-50-2M94-22L70-2" stroke="#6d4225" stroke-width="7"/><path d="M-46-12H46V-4H-46Z" fill="{#c08a55>#74461f}"/><path d="M-24-92Q0-106 26-92 0-82-24-92Z" fill="{#f6e0b6>#c08a55}"/><path d="M-112-160L-106-30" stroke="#fff" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/>`,
  },
};
