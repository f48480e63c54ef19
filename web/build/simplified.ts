import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 'hk', to: 'cn' });

/** What is not only written but said otherwise on the mainland, in Simplified characters. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  '「': '“',
  '」': '”',
  一仙: '一分',
  亦: '也',
  价钱: '价格',
  储存: '保存',
  全日: '全天',
  公升: '升',
  列印: '打印',
  复原: '撤销',
  多谢: '谢谢',
  字元: '字符',
  开启: '打开',
  搜寻: '搜索',
  新分页: '新标签页',
  明日: '明天',
  查核: '核对',
  樽: '瓶',
  汇入: '导入',
  现售: '现价',
  电邮: '电子邮箱',
  结帐: '结账',
  联络: '联系',
  讯息: '消息',
  货品: '货物',
  载入: '加载',
  连线: '连接',
  连结: '链接',
  门市: '门店',
};
const WORDS = new RegExp(Object.keys(SAID_OTHERWISE).join('|'), 'g');

/** A text in Traditional Chinese, or a file with such texts, in Simplified. */
export function simplified(text: string): string {
  return convert(text).replace(WORDS, (word) => SAID_OTHERWISE[word] ?? word);
}
