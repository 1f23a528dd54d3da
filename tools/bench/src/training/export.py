"""Writes trained weights as an ONNX model: a picture (1 × 3 × 256 × 256, 0..1) to a mask (1 × 1 × 256 × 256).

Usage: export.py WEIGHTS OUT
The weights are stored in half precision, which no mask shows, and read in single.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from compose import SIDE
from network import SubjectNet


class Mask(nn.Module):
    def __init__(self, net: SubjectNet):
        super().__init__()
        self.net = net

    def forward(self, picture):
        return torch.sigmoid(self.net(picture))


def fold_norms(module: nn.Module) -> None:
    """Batch normalisation becomes part of the convolution before it."""
    for child in module.children():
        fold_norms(child)
    if isinstance(module, nn.Sequential):
        for n in range(len(module) - 1):
            if isinstance(module[n], nn.Conv2d) and isinstance(module[n + 1], nn.BatchNorm2d):
                module[n] = fuse_conv_bn_eval(module[n], module[n + 1])
                module[n + 1] = nn.Identity()


def halve(model: onnx.ModelProto) -> None:
    """Large weights as half floats, each cast back where it is used."""
    graph = model.graph
    casts = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 256:
            continue
        name = tensor.name
        graph.initializer.remove(tensor)
        graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), f"{name}_half"))
        casts.append(helper.make_node("Cast", [f"{name}_half"], [name], to=onnx.TensorProto.FLOAT))
    nodes = casts + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)


def forget_origins(model: onnx.ModelProto) -> None:
    """Where in which file each step was written is of no use to who runs it."""
    del model.graph.value_info[:]
    del model.metadata_props[:]
    for node in model.graph.node:
        del node.metadata_props[:]
        node.doc_string = ""


def main(weights: str, out: str) -> None:
    net = SubjectNet()
    net.load_state_dict(torch.load(weights))
    net.eval()
    fold_norms(net)
    example = torch.zeros(1, 3, SIDE, SIDE)
    torch.onnx.export(
        Mask(net), (example,), out, input_names=["picture"], output_names=["mask"],
        opset_version=18, external_data=False,
    )
    model = onnx.load(out)
    forget_origins(model)
    halve(model)
    onnx.checker.check_model(model)
    onnx.save(model, out)


main(sys.argv[1], sys.argv[2])
