import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeWhole } from './wrapper.ts';

export function hasChineseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=zh-tw', 'file'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Covers the fonts of the machine and of our unpacked packages. */
export function writeFontConfiguration(engines: string, trees: readonly string[]): string {
  const file = join(engines, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    ...trees.flatMap((tree) => [
      `<dir>${escapeXml(join(tree, 'usr/share/fonts'))}</dir>`,
      `<include ignore_missing="yes">${escapeXml(join(tree, 'etc/fonts/conf.d'))}</include>`,
    ]),
    `<cachedir>${escapeXml(join(engines, 'font-cache'))}</cachedir>`,
    '</fontconfig>',
  ];
  writeWhole(file, `${lines.join('\n')}\n`);
  return file;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
